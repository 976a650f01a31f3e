export interface MailPicture {
	/** PNG. */
	readonly bytes: Buffer;
	/** In CSS pixels. */
	readonly width: number;
	readonly alt: string;
}

/** A section of a mail with its own heading. A paragraph may have several lines. */
export interface MailSection {
	title: string;
	paragraphs: readonly string[];
	/** Attached to the mail, so that no program has to load it; the paragraphs contain the same information. */
	picture?: MailPicture;
	link?: { title: string; url: string };
	isSmall?: boolean;
}

/** Content of a mail in plain text: paragraphs, at most one button, small print. */
export interface MailContent {
	subject: string;
	paragraphs: string[];
	button?: { title: string; url: string };
	/** Shown large, for typing. */
	digits?: string;
	/** Rows of a table: label and amount. */
	rows?: [string, string][];
	sections?: MailSection[];
	smallPrint?: string;
}
