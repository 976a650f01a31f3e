import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

/** One matter of an account page, on a ground of its own. */
export function Panel({ title, text, children }: { readonly title?: string; readonly text?: string; readonly children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles['p']} aria-labelledby={title ? id : undefined}>
			{title && <h2 id={id}>{title}</h2>}
			{text && <p>{text}</p>}
			{children}
		</section>
	);
}
