import { IconButton } from '#components/ui/IconButton.tsx';
import type { Removal } from '#lib/account/client/use-removal.ts';
import styles from './RemoveButton.module.css';

interface RemoveButtonProps {
	readonly removal: Removal;
	/** Accessible name, with the name of what is removed. */
	readonly label: string;
}

/** Removes a card from an account list; stands in the card's upper corner. */
export function RemoveButton({ removal, label }: RemoveButtonProps) {
	return <IconButton className={styles['remove']} icon="trash" label={label} aria-busy={removal.isPending || undefined} onClick={removal.start} />;
}
