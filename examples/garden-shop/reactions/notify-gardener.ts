import { readSetting } from '@titraj/contract/settings/setting.ts';
import type { OrderEvent, ReactionTools } from '@titraj/contract/shop/define-reactions.ts';
import { GARDENER_URL } from '../settings/gardener.ts';

/** Notifies the gardener which plants to dig up. If the gardener's system is away, the shop tries again later. */
export async function notifyGardener({ number, lines }: OrderEvent, { variables, signal }: ReactionTools): Promise<void> {
	const url = readSetting(GARDENER_URL, variables);
	if (url === undefined) return;
	const body = JSON.stringify({ order: number, plants: lines.map(({ sku, title, quantity }) => ({ sku, title, quantity })) });
	const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal });
	if (!response.ok) throw new Error(`The gardener's system answered ${response.status}`);
}
