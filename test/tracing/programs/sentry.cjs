// Sentry for CommonJS.
const Sentry = require('@sentry/node');

Sentry.init({dsn: 'http://invented@127.0.0.1:1/1', tracesSampleRate: 1, tracePropagationTargets: [/127\.0\.0\.1/]});
