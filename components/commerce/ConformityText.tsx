import { useLabels } from '#lib/platform/client/use-labels.ts';

/** Reminder of the legal guarantee, with a link to its page (Directive 2011/83/EU, article 6(1)(l)). */
export function ConformityText({ url }: { readonly url: string | undefined }) {
	const t = useLabels();
	return url ? (
		<a className="link" href={url}>
			{t('product.conformity')}
		</a>
	) : (
		<span>{t('product.conformity')}</span>
	);
}
