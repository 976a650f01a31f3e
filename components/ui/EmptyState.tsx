import type { ComponentProps, ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Scope } from './Scope.tsx';

interface EmptyStateProps {
	readonly trace: ComponentProps<typeof Scope>['trace'];
	readonly title: string;
	/** The page's only heading, or one below it. */
	readonly level: 1 | 2 | 3;
	readonly text: string;
	/** In a narrow place, e.g. a drawer. */
	readonly dense?: boolean;
	/** Ways on: a dead end has at least one. */
	readonly children: ReactNode;
}

/** A designed nothing: what is missing, why, and where to go from here. */
export function EmptyState({ trace, title, level, text, dense, children }: EmptyStateProps) {
	const Heading = `h${level}` as const;
	return (
		<section className={styles['e']} data-dense={dense ? '' : undefined}>
			<Scope trace={trace} />
			<Heading>{title}</Heading>
			<p>{text}</p>
			<div>{children}</div>
		</section>
	);
}
