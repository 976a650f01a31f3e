import type { ComponentProps, ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Scope } from './Scope.tsx';

interface EmptyStateProps {
	readonly trace: ComponentProps<typeof Scope>['trace'];
	readonly title: string;
	/** Heading level: 1 if the page has no other heading. */
	readonly level: 1 | 2 | 3;
	readonly text: string;
	/** For narrow places, e.g. a drawer. */
	readonly dense?: boolean;
	/** Links and buttons, if any. */
	readonly children?: ReactNode;
}

/** Says what is missing, why, and where to go next. */
export function EmptyState({ trace, title, level, text, dense, children }: EmptyStateProps) {
	const Heading = `h${level}` as const;
	return (
		<section className={styles['empty']} data-dense={dense ? '' : undefined}>
			<Scope trace={trace} />
			<Heading>{title}</Heading>
			<p className={styles['text']}>{text}</p>
			{children && <div className={styles['actions']}>{children}</div>}
		</section>
	);
}
