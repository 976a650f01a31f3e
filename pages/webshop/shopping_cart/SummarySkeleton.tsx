import { Skeleton } from '#components/ui/Skeleton.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './SummarySkeleton.module.css';

/** Placeholder for the totals of a cart without coupons, and for what is below them, as high as these will be. */
export function SummarySkeleton() {
	const t = useLabels();
	const folded = (['coupons', 'shipping_estimate'] as const).filter((name) => t.offers(name));
	return (
		<>
			<div className={styles['rows']}>
				<Skeleton shape="line" />
				<Skeleton shape="line" />
				<div className={styles['total']}>
					<Skeleton shape="line" />
				</div>
				<div className={styles['tax']}>
					<Skeleton shape="line" />
				</div>
			</div>
			<div className={styles['delivery']}>
				<Skeleton shape="line" />
				<Skeleton shape="line" />
			</div>
			{folded.map((name) => (
				<div key={name} className={styles['folded']}>
					<Skeleton shape="short" />
				</div>
			))}
		</>
	);
}
