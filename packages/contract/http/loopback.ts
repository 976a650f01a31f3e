/** Whether a host name or network address leads to this machine only: localhost, 127.0.0.0/8, ::1. */
export const isLoopback = (host: string): boolean => /^(?:localhost|\[::1\]|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(host);
