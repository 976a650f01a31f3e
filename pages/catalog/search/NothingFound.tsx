import { toTelephone } from '#components/chrome/telephone.ts';
import { ProductStrip } from '#components/commerce/ProductStrip.tsx';
import { Link } from '#components/ui/Link.tsx';
import { LinkPills } from '#components/ui/LinkPills.tsx';
import type { SearchAlternatives } from '#lib/catalog/search-alternatives.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Screen.module.css';

/** Where to go from a search without results: categories, products that sell, and somebody to ask. */
export function NothingFound({ categories, bestSellers, help, phone, email }: SearchAlternatives) {
	const t = useLabels();
	return (
		<>
			{categories.length > 0 && (
				<nav className={styles['part']} aria-labelledby="najblize-kategorije">
					<h2 id="najblize-kategorije">{t('search.categories')}</h2>
					<LinkPills items={categories} />
				</nav>
			)}
			<ProductStrip title={t('search.best_sellers')} products={bestSellers} />
			{(help.length > 0 || phone || email) && (
				<section className={styles['part']}>
					<h2>{t('search.help')}</h2>
					<ul className={styles['answers']}>
						{help.map(({ title, url }) => (
							<li key={url}>
								<Link href={url}>{title}</Link>
							</li>
						))}
						{phone && (
							<li>
								<a href={toTelephone(phone)}>{phone}</a>
							</li>
						)}
						{email && (
							<li>
								<a href={`mailto:${email}`}>{email}</a>
							</li>
						)}
					</ul>
				</section>
			)}
		</>
	);
}
