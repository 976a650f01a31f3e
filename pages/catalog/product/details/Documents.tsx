import { Icon } from '#components/ui/Icon.tsx';
import type { ProductDetails } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatFileSize } from '#lib/platform/i18n/format-file-size.ts';
import { nameLanguage } from '#lib/platform/i18n/name-language.ts';
import styles from './Documents.module.css';

/** Manuals, data sheets and declarations, each with its format, size and language. */
export function Documents({ documents }: Pick<ProductDetails, 'documents'>) {
	const t = useLabels();
	return (
		<ul className={styles['documents']}>
			{documents.map(({ title, url, bytes, type, lang }) => (
				<li key={url}>
					<a href={url} rel="external" hrefLang={lang} className={styles['document']}>
						<Icon name="document" />
						<span>
							{title}
							<small className={styles['format']}>
								{[type.toUpperCase(), bytes > 0 && formatFileSize(bytes, t.locale), lang && nameLanguage(lang, t.locale)].filter(Boolean).join(', ')}
							</small>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
