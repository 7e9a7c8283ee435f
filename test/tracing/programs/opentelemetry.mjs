// OpenTelemetry's HTTP instrumentation for ES modules.
import {register} from 'node:module';
import {registerInstrumentations} from '@opentelemetry/instrumentation';
import {HttpInstrumentation} from '@opentelemetry/instrumentation-http';
import {NodeTracerProvider} from '@opentelemetry/sdk-trace-node';

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
new NodeTracerProvider().register();
registerInstrumentations({instrumentations: [new HttpInstrumentation()]});
