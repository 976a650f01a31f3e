import { Link } from '#components/ui/Link.tsx';
import type { ContentHit } from '#lib/domain/catalogue-screens.ts';
import { markWords } from '#lib/domain/mark-words.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './ContentHits.module.css';

/** What was found, the best first, with the words that were looked for marked in it. */
export function ContentHits({ hits, words }: { readonly hits: readonly ContentHit[]; readonly words: string }) {
	const t = useLabels();
	return (
		<ol className={styles['h']}>
			{hits.map(({ kind, title, url, excerpt }) => (
				<li key={url}>
					<small>{t(`search.kind_${kind}`)}</small>
					<h2>
						<Link href={url}>{title}</Link>
					</h2>
					<p>{markWords(excerpt, words).map(({ text, isMarked, at }) => (isMarked ? <mark key={at}>{text}</mark> : text))}</p>
				</li>
			))}
		</ol>
	);
}
