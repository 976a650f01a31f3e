import { Link } from '#components/ui/Link.tsx';
import type { VariantAxis } from '#lib/domain/variant-axes.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Variants.module.css';

/** The product's other colours or sizes, each a page of its own; a combination that nobody makes stays in view but leads nowhere. */
export function Variants({ axes }: { readonly axes: readonly VariantAxis[] }) {
	const t = useLabels();
	return axes.map(({ title, choices }) => (
		<nav key={title} className={styles['v']} aria-label={title}>
			<p>{title}</p>
			<ul>
				{choices.map(({ label, url, available, current }) => (
					<li key={label}>
						<Link
							href={url}
							prefetch="intent"
							aria-current={current ? 'page' : undefined}
							aria-disabled={url ? undefined : true}
							role={url ? undefined : 'link'}
							data-none={available ? undefined : ''}
						>
							{label}
							{!available && <small>{t(url ? 'stock.none' : 'product.no_variant')}</small>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	));
}
