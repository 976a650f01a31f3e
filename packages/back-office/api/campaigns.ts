import type { Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface CampaignInput {
	readonly title: string;
	/** Either this or `price`. */
	readonly percent: number | null;
	readonly price: string | null;
	readonly everything: boolean;
	readonly categories: readonly string[];
	readonly products: readonly string[];
	readonly starts_at: string;
	readonly ends_at: string;
}

export interface Campaign extends CampaignInput {
	readonly id: number;
	readonly state: 'planned' | 'running' | 'over';
}

export interface CampaignPreview {
	readonly covered: number;
	readonly changed: number;
	readonly reduced: number;
	readonly samples: readonly {
		readonly sku: string;
		readonly title: string;
		readonly now: string;
		readonly next: string;
		readonly lowest_30_days: string | null;
		readonly shown_as_reduced: boolean;
	}[];
	readonly overlaps: readonly { readonly id: number; readonly title: string }[];
}

export const readCampaigns = read<Page<Campaign>>('/campaigns');
export const readCampaign = (id: string): Read<Campaign> => read<Campaign>(`/campaigns/${id}`)();
export const createCampaign = (campaign: CampaignInput): Promise<Result<Campaign>> => send({ method: 'POST', path: '/campaigns', body: campaign });
export const saveCampaign = (id: number, campaign: CampaignInput, version: string | null): Promise<Result<Campaign>> =>
	send({ method: 'PUT', path: `/campaigns/${id}`, body: campaign, ifMatch: version });
export const endCampaign = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/campaigns/${id}/end` });

/** Its effect on prices if it began now; with an id, as a replacement of that stored campaign. */
export const previewCampaign = (campaign: CampaignInput, id: number | null): Promise<Result<CampaignPreview>> =>
	send({ method: 'POST', path: `/campaign-preview${id === null ? '' : `?id=${id}`}`, body: campaign });
