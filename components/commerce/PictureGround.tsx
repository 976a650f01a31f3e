import type { ReactNode } from 'react';
import { joinClasses } from '#components/ui/join-classes.ts';
import styles from './PictureGround.module.css';

interface PictureGroundProps {
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** The square behind the small picture of a line; white behind a photograph. It keeps its size while it is empty. */
export function PictureGround({ className, children }: PictureGroundProps) {
	return <div className={joinClasses(styles['ground'], className)}>{children}</div>;
}
