/** Where a build's pages go in S3-compatible storage, and who puts them there. */
export interface S3Settings {
	/** Origin and path of the service. */
	readonly endpoint: string;
	readonly region: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}

/** Names of the variables behind `S3Settings`. */
export const S3_VARIABLES = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings of storage; keys may be empty until a build needs them. Throws with the variable's name and what it wants. */
export function parseS3Settings(variables: Variables): S3Settings {
	const region = variables['S3_REGION'] || 'us-east-1';
	const endpoint = (variables['S3_ENDPOINT'] || `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
	if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
		throw new Error(`S3_ENDPOINT is "${endpoint}"; it must be an http(s) address such as https://s3.example`);
	return { endpoint, region, accessKeyId: variables['S3_ACCESS_KEY_ID'] ?? '', secretAccessKey: variables['S3_SECRET_ACCESS_KEY'] ?? '' };
}
