export {
	/** Joins the price of a campaign (`n`) to products (`p`). */
	joinCampaign,
	/** A product's own sale price, without the campaign that covers it. */
	ownSale,
} from './campaign-prices.ts';
/** Applies campaigns when they begin, end or change; `onChanged` is called if any price changed. */
export { campaignsJob } from './campaigns-job.ts';
/** What a campaign would do to prices now, beside the others that run. */
export { previewCampaign } from './preview-campaign.ts';
/** What a campaign reduces, and by how much. */
export type { CampaignTerms } from './wanted-prices.ts';
