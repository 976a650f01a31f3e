import type { GuaranteeLinks } from '#lib/catalog/guarantee-links.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

/** Width of the small picture of the notice, in pixels. */
const WIDTH = 72;

/**
 * Reminder of the legal guarantee, with a link to its page (Directive 2011/83/EU, article 6(1)(l)), and the official notice. Its text is
 * unreadable at this size, so that it opens in full.
 */
export function ConformityText({ url, notice }: GuaranteeLinks) {
	const t = useLabels();
	const text = t('product.conformity');
	const reminder = url ? (
		<a className="link" href={url}>
			{text}
		</a>
	) : (
		<span>{text}</span>
	);
	if (!notice) return reminder;
	const { small, full } = notice;
	return (
		<span>
			{reminder}
			<a className="link" href={full.url} target="_blank" rel="external noopener">
				<img src={small.url} alt="" width={WIDTH} height={Math.round((WIDTH * small.height) / small.width)} loading="lazy" />
				{t('product.guarantee_notice')}
			</a>
		</span>
	);
}
