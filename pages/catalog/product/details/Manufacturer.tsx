import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { toRepeatedContent } from '#components/ui/repeated-html.ts';
import type { Product, ProductDetails } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Manufacturer.module.css';

/** The manufacturer, with a link to all of its products. */
export function Manufacturer({ product: { manufacturer, manufacturerUrl }, picture }: ManufacturerProps) {
	if (!manufacturer || !manufacturerUrl) return null;
	return <div className={styles['manufacturer']} {...toRepeatedContent(Content, { name: manufacturer, url: manufacturerUrl, picture })} />;
}

interface ManufacturerProps {
	readonly product: Product;
	readonly picture: ProductDetails['manufacturerPicture'];
}

interface ContentProps {
	readonly name: string;
	readonly url: string;
	readonly picture: ProductDetails['manufacturerPicture'];
}

function Content({ name, url, picture }: ContentProps) {
	const t = useLabels();
	return (
		<>
			{picture && <Picture className={styles['logo']} picture={picture} alt="" sizes="6rem" maximumWidth={320} />}
			<p>
				<b className={styles['name']}>{name}</b>
				<Link href={url}>{t('details.manufacturer_all', { manufacturer: name })}</Link>
			</p>
		</>
	);
}
