import { Footer as OurFooter } from '#components/chrome/Footer.tsx';
import type { ChromePartProps } from '#components/shop-parts.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Footer.module.css';

/** Our footer, below a sentence of the garden's own. */
export function Footer({ model }: ChromePartProps) {
	const t = useLabels();
	return (
		<>
			<p className={styles['promise']}>{t('shop.footer.promise')}</p>
			<OurFooter model={model} />
		</>
	);
}
