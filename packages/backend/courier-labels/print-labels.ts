import type { ConnectedLabelService } from '@titraj/contract/shop/define-label-service.ts';
import { fromOutside } from '../platform/http/from-outside.ts';
import { CarrierRefusal } from './services/ask-carrier.ts';

/** Labels of parcels as one PDF, or why the carrier gives none. Throws `NoAnswer` if it does not answer. */
export const printLabels = (service: ConnectedLabelService, parcels: readonly string[]): Promise<Uint8Array | string> =>
	fromOutside(() =>
		service.print(parcels).catch((cause) => {
			if (cause instanceof CarrierRefusal) return cause.message;
			throw cause;
		}),
	);
