export {
	/** Joins the price of a campaign (`n`) to products (`p`). */
	joinCampaign,
	/** A product's own sale price, without the campaign that covers it. */
	ownSale,
} from './campaign-prices.ts';
/** Applies campaigns when they begin, end or change; `onChanged` is called if any price changed. */
export { campaignsJob } from './campaigns-job.ts';
export {
	/** A campaign as it is stored, with the codes of its categories. */
	type CampaignRow,
	/** Ends a campaign now. */
	endCampaign,
	/** A campaign by its id. */
	findCampaign,
	/** Stores a campaign and returns its id. */
	insertCampaign,
	/** Campaigns by state and time, a page of them. */
	listCampaigns,
	/** Replaces what is stored of a campaign. */
	replaceCampaign,
	/** What is stored of a campaign. */
	type StoredCampaign,
} from './edit-campaign.ts';
/** What a campaign would do to prices now, beside the others that run. */
export { previewCampaign } from './preview-campaign.ts';
