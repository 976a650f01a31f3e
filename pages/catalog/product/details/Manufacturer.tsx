import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Product } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Manufacturer.module.css';

/** The manufacturer, with a link to all of its products. */
export function Manufacturer({ product: { manufacturer, manufacturerUrl, manufacturerPicture } }: { readonly product: Product }) {
	const t = useLabels();
	if (!manufacturer || !manufacturerUrl) return null;
	return (
		<div className={styles['manufacturer']}>
			{manufacturerPicture && <Picture className={styles['logo']} picture={manufacturerPicture} alt="" sizes="6rem" maximumWidth={320} />}
			<p>
				<b className={styles['name']}>{manufacturer}</b>
				<Link href={manufacturerUrl}>{t('details.manufacturer_all', { manufacturer })}</Link>
			</p>
		</div>
	);
}
