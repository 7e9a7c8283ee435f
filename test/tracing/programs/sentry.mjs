// Sentry for ES modules.
import * as Sentry from '@sentry/node';

Sentry.init({dsn: 'http://invented@127.0.0.1:1/1', tracesSampleRate: 1, tracePropagationTargets: [/127\.0\.0\.1/]});
