import { readSetting } from '@titraj/contract/settings/setting.ts';
import type { ConnectedLabelService, LabelService } from '@titraj/contract/shop/define-label-service.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import { isCompanyKnown } from '../platform/shop/company.ts';
import { readShopSettings } from '../platform/shop/shop-settings.ts';
import { listCarriers } from '../shipping/index.ts';
import { SHIPPED_LABEL_SERVICES } from './services.ts';
import type { Database } from './tables.ts';

export type ServiceConfig = Pick<BackendConfig, 'shop' | 'providerVariables'>;

const servicesOf = ({ shop: { labels = [] } }: ServiceConfig): readonly LabelService[] => [
	...labels,
	...SHIPPED_LABEL_SERVICES.filter(({ carrier }) => !labels.some((own) => own.carrier === carrier)),
];

/** Reads the settings of all services, so that an invalid one stops the start with its name. */
export function checkLabelServices(config: ServiceConfig): void {
	for (const service of servicesOf(config)) service.connect(config.providerVariables);
}

/** The service of a carrier; null if the shop has none, or lacks one of its settings. */
export const connectLabelService = (carrier: string, config: ServiceConfig): ConnectedLabelService | null =>
	servicesOf(config)
		.find((service) => service.carrier === carrier)
		?.connect(config.providerVariables) ?? null;

/** A service as staff see it. */
export interface OfferedService {
	/** Code of the carrier. */
	readonly carrier: string;
	readonly name: string;
	/** Whether it delivers to its parcel lockers only. */
	readonly lockersOnly: boolean;
	/** Settings of the environment that are empty, and `company` if the sender is not known. Labels can be made if there is none. */
	readonly missing: readonly string[];
}

/** Services of labels, whether they can be used or not. */
export async function readLabelServices(db: Database, config: ServiceConfig): Promise<OfferedService[]> {
	const { company } = await readShopSettings(db);
	const names = new Map(listCarriers(config.shop).map(({ code, name }) => [code, name]));
	return servicesOf(config).map(({ carrier, lockersOnly, settings }) => ({
		...{ carrier, lockersOnly },
		name: names.get(carrier) ?? carrier,
		missing: [
			...settings.filter((each) => readSetting(each, config.providerVariables) === undefined).map(({ name }) => name),
			...(isCompanyKnown(company) ? [] : ['company']),
		],
	}));
}
