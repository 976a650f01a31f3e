import { address } from '@titraj/contract/settings/formats.ts';
import { optional } from '@titraj/contract/settings/setting.ts';

/** Where the gardener's own system takes orders. */
export const GARDENER_URL = optional('GARDENER_URL', address, {
	about: "URL of the gardener's system, which gets the plants of each order as JSON. Empty: no notice is sent.",
});
