import { Badges } from '#components/commerce/Badges.tsx';
import { RatingSummary } from '#components/commerce/RatingSummary.tsx';
import type { ProductPartProps } from '#components/shop-parts.ts';
import { joinClasses } from '#components/ui/join-classes.ts';
import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './TitleBlock.module.css';

/** Badges, manufacturer, title, rating and codes of a product. */
export function TitleBlock({ product, className }: ProductPartProps) {
	const t = useLabels();
	const { manufacturer, manufacturerUrl, title, badges, rating, reviewRates, code, partNumber, ean } = product;
	return (
		<header className={joinClasses(styles['header'], className)}>
			<Badges badges={badges} />
			{manufacturer && manufacturerUrl ? (
				<Link className={joinClasses('link', styles['manufacturer'])} href={manufacturerUrl}>
					{manufacturer}
				</Link>
			) : (
				manufacturer && <span>{manufacturer}</span>
			)}
			<h1 className={styles['title']}>{title}</h1>
			<ul className={styles['facts']}>
				{rating && (
					<li className={styles['fact']}>
						{reviewRates.length > 0 ? (
							<a className={joinClasses('link', styles['reviewsLink'])} href={`#${t('product.reviews_anchor')}`}>
								<RatingSummary {...rating} />
							</a>
						) : (
							<RatingSummary {...rating} />
						)}
					</li>
				)}
				<li className={styles['fact']}>{t('product.code', { code })}</li>
				{partNumber && <li className={styles['fact']}>{t('product.part_number', { number: partNumber })}</li>}
				{ean && <li className={styles['fact']}>{`EAN ${ean}`}</li>}
			</ul>
		</header>
	);
}
