import { Skeleton } from '#components/ui/Skeleton.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './CartSkeleton.module.css';

/** Placeholder for two lines while the cart loads. */
export function CartSkeleton() {
	const t = useLabels();
	return (
		<div>
			<p role="status" className="visually-hidden">
				{t('cart.loading')}
			</p>
			<ul className={styles['lines']} aria-hidden="true">
				{[1, 2].map((line) => (
					<li key={line} className={styles['line']}>
						<Skeleton shape="picture" />
						<div>
							<Skeleton shape="line" />
							<Skeleton shape="short" />
							<Skeleton shape="control" />
						</div>
					</li>
				))}
			</ul>
		</div>
	);
}
