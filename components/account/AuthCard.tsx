import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

interface AuthCardProps {
	readonly title: string;
	readonly text?: string;
	/** What stands beside the card on a wide screen, under it on a phone. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
}

/** The one narrow column of pages around sign-in. */
export function AuthCard({ title, text, aside, children }: AuthCardProps) {
	return (
		<div className={styles['s']} data-alone={aside ? undefined : ''}>
			<section>
				<h1>{title}</h1>
				{text && <p>{text}</p>}
				{children}
			</section>
			{aside}
		</div>
	);
}
