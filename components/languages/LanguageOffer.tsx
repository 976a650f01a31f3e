import { Button } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import styles from './LanguageOffer.module.css';

interface LanguageOfferProps {
	readonly htmlLang: string;
	readonly text: string;
	readonly yes: string;
	readonly no: string;
	/** The page in view in that language. */
	readonly url: string;
	/** Either answer is remembered. */
	readonly onAnswer: () => void;
	readonly onStay: () => void;
}

/** Offers the page in a language that the visitor may rather read; it stays as it is until somebody says so (Spec 1). */
export function LanguageOffer({ htmlLang, text, yes, no, url, onAnswer, onStay }: LanguageOfferProps) {
	const stay = () => {
		onAnswer();
		onStay();
	};
	return (
		<section className={styles['o']} lang={htmlLang} aria-label={text} onKeyDown={({ key }) => void (key === 'Escape' && stay())}>
			<p>{text}</p>
			<Link href={url} rel="external" hrefLang={htmlLang} onClick={onAnswer}>
				{yes}
			</Link>
			<Button variant="secondary" size="small" onClick={stay}>
				{no}
			</Button>
		</section>
	);
}
