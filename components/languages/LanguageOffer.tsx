import { Button } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import styles from './LanguageOffer.module.css';

interface LanguageOfferProps {
	readonly htmlLang: string;
	readonly text: string;
	readonly yes: string;
	readonly no: string;
	/** The current page in that language. */
	readonly url: string;
	/** Called for either answer, to remember it. */
	readonly onAnswer: () => void;
	readonly onStay: () => void;
}

/** Offers the page in a language that the visitor may prefer. The page stays as it is until the visitor accepts (Spec 1). */
export function LanguageOffer({ htmlLang, text, yes, no, url, onAnswer, onStay }: LanguageOfferProps) {
	const stay = () => {
		onAnswer();
		onStay();
	};
	return (
		<section className={styles['offer']} lang={htmlLang} aria-label={text} onKeyDown={({ key }) => void (key === 'Escape' && stay())}>
			<p>{text}</p>
			<Link className={styles['link']} href={url} rel="external" hrefLang={htmlLang} onClick={onAnswer}>
				{yes}
			</Link>
			<Button variant="secondary" size="small" onClick={stay}>
				{no}
			</Button>
		</section>
	);
}
