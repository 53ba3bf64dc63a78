npx create-next-app@latest my-event --ts --app --no-src-dir --yes
cd my-event
rm app/layout.tsx app/page.tsx
npm install @showcase/ui styled-components
