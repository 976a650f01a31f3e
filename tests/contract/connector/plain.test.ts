import { testConnector } from '#tests/support/connector-kit/connector-kit.ts';
import { openPlainEngine } from '#tests/support/connector-kit/plain-engine.ts';

testConnector('a plain engine', openPlainEngine, { disturbsShop: true });
