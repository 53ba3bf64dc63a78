import { SERVICE_KEYS, serviceName, TOTAL_SERVICES } from '@showcase/impact';
import { ShowcaseProvider, TextField } from '@showcase/ui';
import { useState } from 'react';

/** The services by key and name, and the name that any other key would get. */
export function Services() {
  const [key, setKey] = useState('CloudStorageasaService');
  return (
    <ShowcaseProvider language="en" style={{ display: 'grid', gap: '1.25rem' }}>
      <TextField label="Another key" value={key} onValueChange={setKey} />
      <p aria-live="polite" style={{ margin: 0 }}>
        is named <strong>{serviceName(key)}</strong>
      </p>
      <table style={{ borderSpacing: '0 0.35rem', textAlign: 'start' }}>
        <caption style={{ textAlign: 'start' }}>The {TOTAL_SERVICES} services</caption>
        <thead>
          <tr>
            <th scope="col" style={{ textAlign: 'start' }}>
              Key
            </th>
            <th scope="col" style={{ textAlign: 'start' }}>
              Name
            </th>
          </tr>
        </thead>
        <tbody>
          {SERVICE_KEYS.map((service) => (
            <tr key={service}>
              <td>
                <code>{service}</code>
              </td>
              <td>{serviceName(service)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ShowcaseProvider>
  );
}
