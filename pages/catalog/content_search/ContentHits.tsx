import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { markWords } from '#lib/platform/text/mark-words.ts';
import type { ContentHit } from '#lib/screens/catalog-screens.ts';
import styles from './ContentHits.module.css';

/** The hits, best first, with the search words marked in them. */
export function ContentHits({ hits, words }: { readonly hits: readonly ContentHit[]; readonly words: string }) {
	const t = useLabels();
	return (
		<ol className={styles['hits']}>
			{hits.map(({ kind, title, url, excerpt }) => (
				<li key={url} className={styles['hit']}>
					<small className={styles['kind']}>{t(`search.kind_${kind}`)}</small>
					<h2 className={styles['title']}>
						<Link href={url}>{title}</Link>
					</h2>
					<p className={styles['excerpt']}>{markWords(excerpt, words).map(({ text, isMarked, at }) => (isMarked ? <mark key={at}>{text}</mark> : text))}</p>
				</li>
			))}
		</ol>
	);
}
