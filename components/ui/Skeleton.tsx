import styles from './Skeleton.module.css';

interface SkeletonProps {
	/** `line` and `short` are one line of text high; `picture` is 4:3. */
	readonly shape: 'line' | 'short' | 'control' | 'picture';
}

/** Placeholder for content that is loading, at its final height. */
export function Skeleton({ shape }: SkeletonProps) {
	return <span className={styles['skeleton']} data-shape={shape} aria-hidden="true" />;
}
