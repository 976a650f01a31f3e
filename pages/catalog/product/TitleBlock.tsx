import { Badges } from '#components/commerce/Badges.tsx';
import { RatingSummary } from '#components/commerce/RatingSummary.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { Product } from '#lib/domain/product.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './TitleBlock.module.css';

/** Who makes it, what it is called, what buyers think of it and the codes to know it by. */
export function TitleBlock({ product }: { readonly product: Product }) {
	const t = useLabels();
	const { maker, makerUrl, title, badges, rating, reviews, code, partNumber, ean } = product;
	return (
		<header className={styles['t']}>
			<Badges badges={badges} />
			{maker && makerUrl ? <Link href={makerUrl}>{maker}</Link> : maker && <span>{maker}</span>}
			<h1>{title}</h1>
			<ul>
				{rating && (
					<li>
						{reviews.length > 0 ? (
							<a href={`#${t('product.reviews_anchor')}`}>
								<RatingSummary {...rating} />
							</a>
						) : (
							<RatingSummary {...rating} />
						)}
					</li>
				)}
				<li>{t('product.code', { code })}</li>
				{partNumber && <li>{t('product.part_number', { number: partNumber })}</li>}
				{ean && <li>{`EAN ${ean}`}</li>}
			</ul>
		</header>
	);
}
