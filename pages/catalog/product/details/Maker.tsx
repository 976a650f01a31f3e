import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Product } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Maker.module.css';

/** The manufacturer, with a link to all of its products. */
export function Maker({ product: { maker, makerUrl, makerPicture } }: { readonly product: Product }) {
	const t = useLabels();
	if (!maker || !makerUrl) return null;
	return (
		<div className={styles['manufacturer']}>
			{makerPicture && <Picture className={styles['logo']} picture={makerPicture} alt="" sizes="6rem" maximumWidth={320} />}
			<p>
				<b className={styles['name']}>{maker}</b>
				<Link href={makerUrl}>{t('details.maker_all', { maker })}</Link>
			</p>
		</div>
	);
}
