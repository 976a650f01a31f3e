import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

interface AuthCardProps {
	readonly title: string;
	readonly text?: string;
	/** Shown beside the card on wide screens, below it on a phone. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
}

/** The narrow column of sign-in, sign-up and similar pages. */
export function AuthCard({ title, text, aside, children }: AuthCardProps) {
	return (
		<div className={styles['layout']} data-alone={aside ? undefined : ''}>
			<section className={styles['card']}>
				<h1>{title}</h1>
				{text && <p>{text}</p>}
				{children}
			</section>
			{aside}
		</div>
	);
}
