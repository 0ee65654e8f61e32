import { describe, expect, it } from 'vitest';
import { ConfigError, isServedSecurely, parseConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(parseConfig({})).toEqual({
      host: 'localhost',
      port: 3000,
      dataFolder: './data',
      publicOrigin: undefined,
      mode: 'development',
      logLevel: 'warn',
    });
  });

  it('takes what the environment says', () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/var/lib/lookglass',
      PUBLIC_ORIGIN: 'https://mirror.example.com',
      NODE_ENV: 'production',
      LOG_LEVEL: 'debug',
    };
    expect(parseConfig(environment)).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataFolder: '/var/lib/lookglass',
      publicOrigin: 'https://mirror.example.com',
      mode: 'production',
      logLevel: 'debug',
    });
  });

  it('treats an empty value as one that is not set', () => {
    expect(parseConfig({ PORT: '', PUBLIC_ORIGIN: '' })).toEqual(parseConfig({}));
  });

  it('logs each request in production, where nobody reads along', () => {
    expect(parseConfig({ NODE_ENV: 'production' }).logLevel).toBe('info');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
    [{ HOST: 'http://localhost' }, 'HOST must be a name or an address'],
    [{ PUBLIC_ORIGIN: 'mirror.example.com' }, 'PUBLIC_ORIGIN must be an address without a path'],
    [{ PUBLIC_ORIGIN: 'https://example.com/mirror' }, 'PUBLIC_ORIGIN must be an address'],
    [{ PUBLIC_ORIGIN: 'ftp://example.com' }, 'PUBLIC_ORIGIN must be an address'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, production or test'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn'],
  ])('refuses %o in a sentence', (environment, sentence) => {
    expect(() => parseConfig(environment)).toThrow(ConfigError);
    expect(() => parseConfig(environment)).toThrow(sentence);
  });

  it('names every wrong value at once', () => {
    const wrong = { PORT: 'x', LOG_LEVEL: 'loud' };
    expect(() => parseConfig(wrong)).toThrow(/PORT must[^\n]*\nLOG_LEVEL must/);
  });

  it('knows whether people come over https', () => {
    expect(isServedSecurely(parseConfig({ PUBLIC_ORIGIN: 'https://example.com' }))).toBe(true);
    expect(isServedSecurely(parseConfig({ PUBLIC_ORIGIN: 'http://example.com' }))).toBe(false);
    expect(isServedSecurely(parseConfig({}))).toBe(false);
  });
});
