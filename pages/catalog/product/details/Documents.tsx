import { Icon } from '#components/ui/Icon.tsx';
import type { Product } from '#lib/domain/product.ts';
import { formatFileSize } from '#lib/i18n/format-file-size.ts';
import { nameLanguage } from '#lib/i18n/name-language.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Documents.module.css';

/** Instructions, data sheets and declarations, with kind, size and language before anybody opens them. */
export function Documents({ documents }: Pick<Product, 'documents'>) {
	const t = useLabels();
	return (
		<ul className={styles['d']}>
			{documents.map(({ title, url, bytes, type, lang }) => (
				<li key={url}>
					<a href={url} rel="external" hrefLang={lang}>
						<Icon name="document" />
						<span>
							{title}
							<small>{[type.toUpperCase(), formatFileSize(bytes, t.locale), lang && nameLanguage(lang, t.locale)].filter(Boolean).join(', ')}</small>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
