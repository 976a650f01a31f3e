import { DeferredBlocks, loadBlocks } from '#components/blocks/deferred-blocks.tsx';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';
import { SideMenu } from './SideMenu.tsx';

/** A text page, e.g. terms, delivery, privacy. */
export default function Screen({ title, breadcrumbs, intro, contentHtml, blocks, siblings }: ScreenProps['cms/default']) {
	const hasMenu = siblings.length > 1;
	return (
		<>
			<Breadcrumbs items={breadcrumbs} />
			<div className={styles['layout']} data-menu={hasMenu ? '' : undefined}>
				<article className={styles['article']}>
					<h1>{title}</h1>
					{intro && <p className={styles['intro']}>{intro}</p>}
					{contentHtml && <Prose html={contentHtml} />}
					<DeferredBlocks blocks={blocks} />
				</article>
				{hasMenu && <SideMenu className={styles['menu']} items={siblings} current={breadcrumbs.at(-1)?.url} />}
			</div>
		</>
	);
}
Screen.parts = [loadBlocks];
