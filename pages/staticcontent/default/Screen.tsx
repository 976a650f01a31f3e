import { DeferredBlocks, loadBlocks } from '#components/blocks/deferred-blocks.tsx';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** A page of blocks below its title. */
export default function Screen({ title, blocks }: ScreenProps['staticcontent/default']) {
	return (
		<article className={styles['page']}>
			<h1>{title}</h1>
			<DeferredBlocks blocks={blocks} />
		</article>
	);
}
Screen.parts = [loadBlocks];
