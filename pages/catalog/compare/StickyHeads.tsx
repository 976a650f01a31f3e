import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { ComparedProduct } from '#lib/saved/client/load-saved.ts';
import styles from './StickyHeads.module.css';

interface StickyHeadsProps {
	readonly items: readonly ComparedProduct[];
	/** The frame in which the table scrolls sideways. */
	readonly frame: RefObject<HTMLElement | null>;
}

/** Name and price of each product above its column, once the head of the table has left the view. Hidden from screen readers, which hear the table's own. */
export function StickyHeads({ items, frame }: StickyHeadsProps) {
	const t = useLabels();
	const strip = useRef<HTMLDivElement>(null);
	const [isShown, setIsShown] = useState(false);
	useEffect(() => {
		const table = frame.current;
		const head = table?.querySelector('[role="rowgroup"]');
		if (!table || !head) return;
		const follow = () => {
			if (strip.current) strip.current.scrollLeft = table.scrollLeft;
		};
		const observer = new IntersectionObserver(([entry]) => {
			setIsShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
			follow();
		});
		observer.observe(head);
		table.addEventListener('scroll', follow, { passive: true });
		return () => {
			observer.disconnect();
			table.removeEventListener('scroll', follow);
		};
	}, [frame]);
	return (
		<div className={styles['heads']} aria-hidden="true" data-shown={isShown ? '' : undefined}>
			<div ref={strip} className={styles['strip']}>
				<ul className={styles['row']} data-columns={items.length}>
					{items.map(({ code, product: { title, price } }) => (
						<li key={code} className={styles['head']}>
							<span className={styles['title']}>{title}</span>
							<b>{formatMoney(price.price, t.locale)}</b>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
