import { Link } from '#components/ui/Link.tsx';
import type { ChromeModel } from '#lib/navigation/chrome.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './LanguageLinks.module.css';

/** Links to the shop's other languages; renders nothing when there is only one (D4). */
export function LanguageLinks({ languages }: Pick<ChromeModel, 'languages'>) {
	const t = useLabels();
	if (languages.length < 2) return null;
	return (
		<nav className={styles['languages']} data-languages aria-label={t('chrome.languages')}>
			{languages.map(({ code, htmlLang, title, url, current }) => (
				<Link key={code} href={url} rel="external" hrefLang={htmlLang} lang={htmlLang} aria-current={current || undefined}>
					{title}
				</Link>
			))}
		</nav>
	);
}
