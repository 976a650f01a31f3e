import { BACKEND_SETTINGS } from '../platform/settings/backend-settings.ts';
import { SHIPPED_PROVIDERS } from './providers.ts';

/** Settings that the payment providers which ship declare besides those of the backend. */
export const PROVIDER_SETTINGS = SHIPPED_PROVIDERS.flatMap(({ settings }) => settings).filter(({ name }) =>
	BACKEND_SETTINGS.every((known) => known.name !== name),
);
