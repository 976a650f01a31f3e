import type { Info } from '@titraj/contract/site.ts';

type NoticeSize = Info['guarantee_notice'][number];

/** What the shop shows of the legal guarantee beside product, cart and order button. */
export interface GuaranteeLinks {
	/** Page about it; left out if the shop has none. */
	readonly url?: string | undefined;
	/** The official notice in the language of the page; left out if none was uploaded. */
	readonly notice?: { readonly small: NoticeSize; readonly full: NoticeSize } | undefined;
}

/** Links for a site: `urls` are its named pages. */
export function toGuaranteeLinks({
	info,
	urls,
}: {
	readonly info: Pick<Info, 'guarantee_notice'>;
	readonly urls: Readonly<Record<string, string>>;
}): GuaranteeLinks {
	const url = urls['legal_guarantee'];
	const [small] = info.guarantee_notice;
	const full = info.guarantee_notice.at(-1);
	return {
		...(url && { url }),
		...(small && full && { notice: { small, full } }),
	};
}
