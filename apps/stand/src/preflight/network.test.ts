import { expect, it } from 'vitest';
import type { AddressAnswer } from './checkAddress.ts';
import { networkOf } from './network.ts';

const answering: AddressAnswer = { answers: true, status: 404 };
const silent: AddressAnswer = { answers: false, reason: 'timeout', detail: '' };
const wrong: AddressAnswer = { answers: false, reason: 'certificate', detail: 'CERT' };

it.each([
  'http://localhost:4173/x',
  'http://kiosk.localhost/',
  'http://127.0.0.1/',
  'http://[::1]:9000/',
])('%s needs no network and proves none', (address) => {
  for (const answer of [answering, silent, wrong]) {
    expect(networkOf(address, answer)).toBeUndefined();
  }
});

it.each([
  'http://portal/',
  'http://portal.local/',
  'http://portal.lan:8080/',
  'http://10.0.0.7/',
  'http://192.168.1.20/',
  'http://172.16.0.1/',
  'http://172.31.0.1/',
  'http://169.254.1.1/',
  'http://[fd00::7]/',
  'http://[fe80::7]/',
])('%s needs the network of the venue and does not prove the internet', (address) => {
  expect(networkOf(address, answering)).toBeUndefined();
  expect(networkOf(address, silent)).toBe('silent');
});

it.each([
  'https://www.core42.ai/',
  'http://172.32.0.1/',
  'http://8.8.8.8/',
  'http://[2001:db8::1]/',
  'https://localhost.example/',
  'https://local.example/',
])('%s needs the internet and proves it', (address) => {
  expect(networkOf(address, answering)).toBe('answers');
  expect(networkOf(address, wrong)).toBe('answers');
  expect(networkOf(address, silent)).toBe('silent');
});
