import { Blocks } from '#components/blocks/Blocks.tsx';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** A landing page: its blocks in order. A title or hero that comes first is the page's heading (D12). */
export default function Screen({ title, blocks }: ScreenProps['staticcontent/landing']) {
	const [first] = blocks;
	const opensWithHero = first?.type === 'hero';
	const opensWithTitle = first?.type === 'title';
	return (
		<article className={styles['page']}>
			{!opensWithHero && <h1 className={opensWithTitle ? styles['title'] : 'visually-hidden'}>{opensWithTitle ? first.title : title}</h1>}
			<Blocks blocks={opensWithTitle ? blocks.slice(1) : blocks} opening={opensWithHero} />
		</article>
	);
}
