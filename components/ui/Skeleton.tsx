import styles from './Skeleton.module.css';

interface SkeletonProps {
	/** `line` and `short` take one text line; `picture` is 4:3. */
	readonly shape: 'line' | 'short' | 'control' | 'picture';
}

/** Holds the place of what is loading, in its true height. */
export function Skeleton({ shape }: SkeletonProps) {
	return <span className={styles['s']} data-shape={shape} aria-hidden="true" />;
}
