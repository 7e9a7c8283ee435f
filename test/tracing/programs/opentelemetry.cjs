// OpenTelemetry's HTTP instrumentation for CommonJS.
const {registerInstrumentations} = require('@opentelemetry/instrumentation');
const {HttpInstrumentation} = require('@opentelemetry/instrumentation-http');
const {NodeTracerProvider} = require('@opentelemetry/sdk-trace-node');

new NodeTracerProvider().register();
registerInstrumentations({instrumentations: [new HttpInstrumentation()]});
