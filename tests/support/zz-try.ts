import sharp from 'sharp'; import {createNodeFaceTracker} from './node-face-tracker.ts';
const t0=performance.now(); const tr=await createNodeFaceTracker(); console.log('start',performance.now()-t0);
const q=(a:number[],p:number)=>a.sort((x,y)=>x-y)[Math.floor(a.length*p)]!.toFixed(2);
for(const [f,opt] of [['astronaut.png',0],['obama.jpg',0],['biden.jpg',0],['astronaut.png',1],['obama.jpg',1],['biden.jpg',1],['obama.jpg',2],['obama.jpg',3]] as const){
 let s=sharp('/work/shared/faces/'+f); if(opt===1) s=s.resize(1280,720,{fit:'cover',position:'top'}); if(opt===2) s=s.resize(500,500,{fit:'cover',position:'top'}).rotate(30); if(opt===3) s=sharp(await sharp('/work/shared/faces/'+f).resize(200,200,{fit:'cover',position:'top'}).toBuffer()).extend({left:900,right:180,top:300,bottom:220,background:'#889'});
 const {data,info}=await s.ensureAlpha().raw().toBuffer({resolveWithObject:true}); const im={data:new Uint8ClampedArray(data.buffer as ArrayBuffer,data.byteOffset,data.length),width:info.width,height:info.height};
 tr.reset(); let r=await tr.track(im); const first=r; const ms:number[]=[]; for(let i=0;i<60;i++){const a=performance.now(); r=await tr.track(im); ms.push(performance.now()-a);}
 if(!r||!first){console.log(f,opt,'NONE',q(ms,.5));continue;}
 let d=0;for(let i=0;i<478;i++)d+=Math.hypot(first.landmarks[3*i]!-r.landmarks[3*i]!,first.landmarks[3*i+1]!-r.landmarks[3*i+1]!);
 console.log(f,opt,im.width,im.height,'conf',r.confidence.toFixed(3),'med',q(ms,.5),'p95',q(ms,.95),'first-vs-settled px',(d/478).toFixed(2),'nose',r.landmarks[3]!.toFixed(1),r.landmarks[4]!.toFixed(1),'iris',r.landmarks[468*3]!.toFixed(1),r.landmarks[468*3+1]!.toFixed(1));
 const pts=[...Array(478).keys()].map(i=>`<circle cx="${r!.landmarks[3*i]!.toFixed(1)}" cy="${r!.landmarks[3*i+1]!.toFixed(1)}" r="${im.width>800?1.2:.8}" fill="${i>467?'#f0f':'#0f8'}"/>`).join('');
 await sharp(Buffer.from(im.data.buffer,im.data.byteOffset,im.data.length),{raw:{width:im.width,height:im.height,channels:4}}).composite([{input:Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${im.width}" height="${im.height}">${pts}</svg>`)}]).png().toFile(`/tmp/tr/out/${f}-${opt}.png`);
}
tr.dispose();
