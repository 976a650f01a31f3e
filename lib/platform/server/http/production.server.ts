/** React and Vike read the mode when they are loaded; import this before a server build. */
process.env['NODE_ENV'] ??= 'production';
