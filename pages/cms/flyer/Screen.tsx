import { useRef } from 'react';
import { DeferredBlocks, loadBlocks } from '#components/blocks/deferred-blocks.tsx';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { PageHead } from '#components/content/PageHead.tsx';
import { Button } from '#components/ui/Button.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import { Prose } from '#components/ui/Prose.tsx';
import { validityState } from '#lib/content/validity-state.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { FlyerDays } from './FlyerDays.tsx';
import styles from './Screen.module.css';
import { Sheet } from './Sheet.tsx';

/** A flyer to leaf through with buttons, keys, wheel or finger. Native scrolling turns the pages, also without JavaScript. */
export default function Screen({ sheets, validity, state: said, contentHtml, blocks, ...head }: ScreenProps['cms/flyer']) {
	const t = useLabels();
	const state = validityState(said, validity, useShopTime());
	const strip = useRef<HTMLUListElement>(null);
	const turn = (direction: 1 | -1) => {
		const width = strip.current?.firstElementChild?.clientWidth ?? 0;
		strip.current?.scrollBy({ left: direction * width, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
	};
	const products = sheets.flatMap(({ spots }) => spots.map(({ product }) => product));
	return (
		<>
			<PageHead {...head} />
			<FlyerDays state={state} validity={validity} />
			{sheets.length > 0 && (
				<section className={styles['flyer']} aria-label={t('flyer.name')}>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard */}
					<ul ref={strip} className={styles['strip']} tabIndex={0} aria-label={t('flyer.strip')}>
						{sheets.map((sheet, index) => (
							<li key={sheet.title} className={styles['page']}>
								<Sheet sheet={sheet} number={index + 1} total={sheets.length} showsPrices={state === 'running'} />
							</li>
						))}
					</ul>
					<div className={styles['buttons']}>
						<Button className={styles['turn']} variant="secondary" icon="chevron-left" onClick={() => turn(-1)}>
							{t('flyer.previous')}
						</Button>
						<Button className={joinClasses(styles['turn'], styles['next'])} variant="secondary" icon="chevron-right" onClick={() => turn(1)}>
							{t('flyer.next')}
						</Button>
					</div>
				</section>
			)}
			<div className={styles['more']}>
				{products.length > 0 && (
					<section>
						<h2>{t('flyer.products')}</h2>
						<ProductGrid products={products} />
					</section>
				)}
				{contentHtml && <Prose html={contentHtml} />}
				<DeferredBlocks blocks={blocks} />
			</div>
		</>
	);
}
Screen.parts = [loadBlocks];
